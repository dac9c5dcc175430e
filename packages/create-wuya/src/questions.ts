import {type Choices, type Given, LANGUAGES, TEMPLATES} from './choices.ts';
import type {Texts} from './texts.ts';

/** What asking takes of the terminal and the disk. */
interface Questioner {
  readonly texts: Texts;
  /** Language of the author: the first choice. */
  readonly guessed: Choices['language'];
  readonly defaultFolder: string;
  /** Puts a question and waits for the answer. */
  put(question: string): Promise<string>;
  say(line: string): void;
  /** Finds what is in the way of a site in a folder. @throws what the file system says */
  findObstacle(folder: string): string | undefined;
}

/** Asks for folder, template, language and whether to start where the command line does not name them; an answer that cannot be taken is asked for again. */
export async function askChoices(given: Given, questioner: Questioner): Promise<Partial<Choices>> {
  const {texts, guessed} = questioner;
  const languages = [guessed, ...LANGUAGES.filter((language) => language !== guessed)];
  return {
    ...given,
    folder: given.folder ?? (await askFolder(questioner)),
    template: given.template ?? (await choose(texts.template, TEMPLATES, questioner)),
    language: given.language ?? (await choose(texts.language, languages, questioner)),
    start: given.start ?? (await askStart(questioner)),
  };
}

/** Takes a no for a no, and all else for the yes that Enter is. */
async function askStart({texts, put}: Questioner): Promise<boolean> {
  return !/^(?:n|no|否|不|不要)$/i.test((await put(`${texts.start} [Y/n] `)).trim());
}

async function askFolder({
  texts,
  defaultFolder,
  put,
  say,
  findObstacle,
}: Questioner): Promise<string> {
  for (;;) {
    const folder = (await put(`${texts.folder} [${defaultFolder}] `)).trim() || defaultFolder;
    const obstacle = readObstacle(folder);
    if (obstacle === undefined) return folder;
    say(texts.notEmpty(folder, obstacle));
  }

  /** What cannot be read is told when the site is written. */
  function readObstacle(folder: string): string | undefined {
    try {
      return findObstacle(folder);
    } catch {
      return undefined;
    }
  }
}

async function choose<T extends string>(
  question: string,
  names: readonly T[],
  {texts, put, say}: Questioner,
): Promise<T> {
  const list = names.map((name, i) => `  ${i + 1}  ${texts.names[name] ?? name}`).join('\n');
  for (;;) {
    const answer = (await put(`${question}\n${list}\n> [1] `)).trim() || '1';
    const found = names.find((name, i) => answer === name || answer === String(i + 1));
    if (found !== undefined) return found;
    say(texts.noChoice(answer, names.length));
  }
}
