import type { Argument, Command, Option } from "commander";

type Shell = "bash" | "zsh" | "fish";
/** A command by its words, with what can follow: its own commands, its options and the words that an argument may be. */
type Node = { words: string; about: string; commands: [name: string, about: string][]; options: Option[]; choices: string[] };

const FILES = "__files__";

/** The script that makes a shell complete the commands, options and values of the program, files where a file is meant. */
export function completionScript(program: Command, shell: Shell): string {
  const nodes = nodesOf(program);
  return { bash: () => bashScript(nodes), zsh: () => zshScript(nodes), fish: () => fishScript(nodes) }[shell]();
}

function nodesOf(command: Command, words: string[] = []): Node[] {
  const shown = command.commands.filter((one) => !one.name().startsWith("__"));
  const node: Node = {
    words: words.join(" "),
    about: command.description(),
    commands: shown.map((one) => [one.name(), one.description()]),
    options: command.options.filter(({ hidden }) => !hidden),
    choices: command.registeredArguments.flatMap((argument: Argument) => argument.argChoices ?? []),
  };
  return [node, ...shown.flatMap((one) => nodesOf(one, [...words, one.name()]))];
}

const optionNames = ({ options }: Node) => [...options.map(({ long }) => long as string), "--help"];
const valueChoices = (nodes: Node[]) =>
  new Map(
    nodes.flatMap(({ options }) => options.flatMap(({ long, argChoices }) => (argChoices ? [[long as string, argChoices] as const] : []))),
  );

/** A table of words to candidates that bash and zsh share; bash 3 and 4 know it. */
function tableOf(nodes: Node[]): string {
  const cases = nodes.map((node) => {
    const words = [...node.commands.map(([name]) => name), ...node.choices];
    return `    "${node.words}") found="${words.length > 0 ? words.join(" ") : FILES}" flags="${optionNames(node).join(" ")}" ;;`;
  });
  const values = [...valueChoices(nodes)].map(([long, choices]) => `    ${long}) found="${choices.join(" ")}" flags="" ;;`);
  return `_vitae_candidates() {
  # $1: the word before the one that is typed; the rest: the words of the command so far.
  local before="$1" at="" word
  shift
  for word in "$@"; do
    case " ${nodes.map(({ words }) => words.replaceAll(" ", "/")).join(" ")} " in
      *" \${at:+$at/}$word "*) at="\${at:+$at/}$word" ;;
    esac
  done
  case "\${at//\\// }" in
${cases.join("\n")}
  esac
  case "$before" in
${values.join("\n")}
  esac
}`;
}

const bashScript = (nodes: Node[]) => `# vitae completion bash
${tableOf(nodes)}
_vitae() {
  local found flags current="\${COMP_WORDS[COMP_CWORD]}"
  _vitae_candidates "\${COMP_WORDS[COMP_CWORD-1]}" "\${COMP_WORDS[@]:1:COMP_CWORD-1}"
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$current"))
  elif [[ "$found" == ${FILES} ]]; then
    compopt -o default 2>/dev/null
    COMPREPLY=()
  else
    COMPREPLY=($(compgen -W "$found" -- "$current"))
  fi
}
complete -F _vitae vitae`;

const zshScript = (nodes: Node[]) => `#compdef vitae
# vitae completion zsh
${tableOf(nodes)}
_vitae() {
  local found flags
  _vitae_candidates "\${words[CURRENT-1]}" "\${(@)words[2,CURRENT-1]}"
  if [[ "$PREFIX" == -* ]]; then
    compadd -- \${=flags}
  elif [[ "$found" == ${FILES} ]]; then
    _files
  else
    compadd -- \${=found}
  fi
}
compdef _vitae vitae`;

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

function fishScript(nodes: Node[]): string {
  const lines = nodes.flatMap((node) => {
    const at = `-n ${quoted(conditionOf(node))}`;
    return [
      ...node.commands.map(([name, about]) => `complete -c vitae -f ${at} -a ${name} -d ${quoted(about)}`),
      ...(node.choices.length > 0 ? [`complete -c vitae -f ${at} -a ${quoted(node.choices.join(" "))}`] : []),
      ...node.options.map(
        ({ long, description, required, argChoices }) =>
          `complete -c vitae ${at} -l ${long?.slice(2)}${required ? " -r" : ""}${argChoices ? ` -f -a ${quoted(argChoices.join(" "))}` : ""} -d ${quoted(description)}`,
      ),
    ];
  });
  return ["# vitae completion fish", ...lines].join("\n");
}

/** Where in a command line a node's candidates belong: after its own words, before those of a command below it. */
function conditionOf({ words, commands }: Node): string {
  const seen = words
    .split(" ")
    .filter(Boolean)
    .map((word) => `__fish_seen_subcommand_from ${word}`);
  if (commands.length === 0) return seen.join("; and ");
  const below = `not __fish_seen_subcommand_from ${commands.map(([name]) => name).join(" ")}`;
  return [...seen, below].join("; and ");
}
