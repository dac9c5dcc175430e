import {createHighlighter, type Highlighter} from '../article/code/highlighter.ts';
import type {CodeBlock} from '../article/code/codeBlock.ts';
import {answerQuestions} from '../bundle/modules/workerThread.ts';

// The one thread of a large build that loads Shiki: its grammars, patterns and remembered lines are in no other.
const highlighter = createHighlighter();
answerQuestions<readonly CodeBlock[], Awaited<ReturnType<Highlighter['highlight']>>>((blocks) =>
  highlighter.highlight(blocks),
);
