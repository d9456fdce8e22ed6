// Runs the tests that stand beside the sources, but those of the command line, in two parts; the second one also where something failed in the first.

// Scripts of their own run these. A command is started as a program hundreds of times below src/cli.
const SLOW_SUITES = "src/cli,tests/binary,tests/browser,tests/faults,tests/hostile";
// What is below src/engine/cv is pure, so its tests share the code that the first of them has loaded, as documents do in a converter child: loading it
// for each of their files took as long as the tests themselves. All other files have code and globals of their own, for some set the environment or make a browser's window.
const PARTS = [["--no-isolate", "./src/engine/cv"], [`--path-ignore-patterns={src/engine/cv,${SLOW_SUITES}}/**`]];

const failed = PARTS.filter((part) => {
  const argv = [process.execPath, "test", "--parallel", "--timeout=30000", ...part];
  return !Bun.spawnSync(argv, { stdin: "ignore", stdout: "inherit", stderr: "inherit" }).success;
});
process.exitCode = failed.length > 0 ? 1 : 0;
