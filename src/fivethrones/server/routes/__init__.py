"""What the server can be asked, over HTTP and over sockets."""
