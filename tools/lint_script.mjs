// Look over the script of the pages: it can be read as modules, says what it means, and nothing lies about unused.
//
//     node --experimental-vm-modules tools/lint_script.mjs FOLDER

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";

const FORBIDDEN = [
  [/\bvar\s/, "say const or let"],
  [/[^=!<>]==[^=]|!=[^=]/, "compare with === or !=="],
  [/\b(eval|Function)\s*\(/, "no code is made from words"],
  [/\.(innerHTML|outerHTML)\s*[+]?=|insertAdjacentHTML|document\.write/, "no words become markup"],
  [/\bconsole\.|\bdebugger\b|\balert\s*\(/, "nothing is left from searching for a fault"],
  [/\bhttps?:\/\//, "no other host is asked"],
];
const LONGEST = 120;

/** The text with everything between quotes, and every comment, made blank; lines keep their place. */
function bare(text) {
  const blank = (found) => found.replace(/[^\n]/g, " ");
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\\])\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, blank);
}

/** What is wrong with one module. */
function* faults(text) {
  try {
    new vm.SourceTextModule(text);
  } catch (trouble) {
    yield [0, trouble.message];
    return;
  }
  const code = bare(text);
  for (const [at, line] of code.split("\n").entries()) {
    for (const [pattern, advice] of FORBIDDEN) if (pattern.test(line)) yield [at + 1, advice];
  }
  for (const [at, line] of text.split("\n").entries()) if (line.length > LONGEST) yield [at + 1, `over ${LONGEST} columns`];
  const named = /(?:^|\n)(export\s+)?(?:async\s+)?(?:function\*?|const|let|class)\s+([\w$]+)|import\s*\{([^}]*)\}/g;
  for (const [, exported, declared, imported] of code.matchAll(named)) {
    const names = declared ? [declared] : imported.split(",").map((each) => each.trim().split(/\s+as\s+/).pop());
    for (const name of exported ? [] : names.filter(Boolean)) {
      const used = [...text.matchAll(new RegExp(`(?<![\\w$.])${name.replace(/\$/g, "\\$")}(?![\\w$])`, "g"))].length;
      if (used < 2) yield [0, `${name} is not used`];
    }
  }
}

let found = 0;
const folder = process.argv[2];
for (const file of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
  for (const [line, fault] of faults(readFileSync(join(folder, file), "utf8"))) {
    found += 1;
    process.stdout.write(`${join(folder, file)}${line ? `:${line}` : ""}: ${fault}\n`);
  }
}
process.exitCode = found ? 1 : 0;
