struct Form { var name = "" }
