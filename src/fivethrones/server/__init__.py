"""Tables on the network: seats, logs that survive a crash, sockets for people and streams for programs."""
