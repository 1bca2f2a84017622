"""What hatchling does for a wheel of this platform: the compiled modules go beside the Python ones, which they come before.

Only where it is asked for (``HATCH_BUILD_HOOK_ENABLE_CUSTOM=true``); without it the wheel is plain and fits everywhere.
"""

import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "scripts" / "compiled.py"), "build"], check=True)
        compiled = root / "build" / "compiled"
        for library in compiled.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(library)] = str(library.relative_to(compiled))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
