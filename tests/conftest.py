"""What holds for every test."""

import os

os.environ["WOLFDEN_WARM"] = "no"  # no test starts the compiler behind the backs of the others
