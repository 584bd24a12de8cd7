final class DetailModel {}

var detail: DetailModel?
