"""The ten laws that every game keeps: `laws` and `secrecy` say them, `cases` lists the games they are tried on."""
