"""What words are: the base classes that the engine calls. It never knows which card it deals with.

``seat`` is always the player whose ability it is, ``me`` the slot of the card that has it.
"""
