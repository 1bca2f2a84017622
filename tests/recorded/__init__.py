"""Tables and records of every version that people have played on; later versions must open them."""
