"""Two worlds from the truth: complete games that differ only in what one viewer may not know.

`tests/<game>/twins.py` makes the other world, from the words of the rules alone; nothing here or there asks a sight.
"""
