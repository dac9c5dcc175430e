/** A part of React that few sites use, and where its code is in the production file of `react-dom/client`. */
export interface ReactPart {
  /** Matches the code of every module that may use it. */
  readonly usedBy: RegExp;
  /** Kinds of fibers (`fiber.tag`) that only this part makes. */
  readonly tags?: readonly number[];
  /** Labels of `switch` statements by the function they are in. */
  readonly cases?: Readonly<Record<string, readonly (number | string)[]>>;
  /** Fields of objects, by another field that such an object has. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Functions that answer one thing without it, as their bodies. */
  readonly functions?: Readonly<Record<string, string>>;
  /** Classes whose methods are never called. */
  readonly classes?: readonly string[];
  /** Variables that keep their first value. */
  readonly constants?: Readonly<Record<string, 'null' | '!1'>>;
}

const hooks = (usedBy: RegExp, ...names: string[]): ReactPart => ({
  usedBy,
  fields: {readContext: names},
});

/** Names of elements that React moves to the head of the document, or that are there once. */
const HEAD_NAMES = 'title|meta|link|style|script|base|html|head|body';

/**
 * What can be left out of React for a site that does not use it, without a change for those who do not name it: 16 KB
 * brotli of 56 (React 19.3.1). An element of a kind that is left out ends with React's own error for unknown types.
 */
export const REACT_PARTS: Readonly<Record<string, ReactPart>> = {
  // Made by nothing that React exports: lists of boundaries, roots of the cache, hidden trees of old.
  unreachable: {
    usedBy: /\bunstable_SuspenseList\b/,
    tags: [19, 23, 24],
    cases: {
      createFiberFromTypeAndProps: ['REACT_SUSPENSE_LIST_TYPE', 'REACT_LEGACY_HIDDEN_TYPE'],
    },
  },
  viewTransition: {
    usedBy: /\b(?:ViewTransition|addTransitionType)\b/,
    tags: [30],
    cases: {createFiberFromTypeAndProps: ['REACT_VIEW_TRANSITION_TYPE']},
    classes: ['ViewTransitionPseudoElement'],
    constants: {
      shouldStartViewTransition: '!1',
      pendingViewTransition: 'null',
      pendingViewTransitionEvents: 'null',
      appearingViewTransitions: 'null',
      inUpdateViewTransition: '!1',
      rootViewTransitionAffected: '!1',
      rootViewTransitionNameCanceled: '!1',
      viewTransitionContextChanged: '!1',
      viewTransitionMutationContext: '!1',
    },
  },
  // Boundaries, what hides below them, and what the server left for later.
  suspense: {
    usedBy: /\b(?:Suspense|Activity)\b|(?<![\w$'"=-])lazy(?=\s*[(,}:;]|\s+as\b)/,
    tags: [13, 16, 18, 22, 31],
    cases: {
      createFiberFromTypeAndProps: [
        'REACT_SUSPENSE_TYPE',
        'REACT_ACTIVITY_TYPE',
        'REACT_LAZY_TYPE',
      ],
    },
    constants: {
      offscreenSubtreeIsHidden: '!1',
      offscreenSubtreeWasHidden: '!1',
      offscreenDirectParentIsHidden: '!1',
    },
  },
  // `<Fragment ref>`: written as JSX, or as the call that JSX becomes.
  fragmentRef: {
    usedBy:
      /<(?:[\w$.]+\.)?Fragment\s[^>]*?(?:\bref\b|\{\s*\.\.\.)|\(\s*(?:[\w$.]+\.)?Fragment\s*,\s*(?:\{[^{}]*?(?:\bref\b|\.\.\.)|(?!null\b|void\b)[\w$(])/,
    cases: {safelyAttachRef: [7]},
    classes: ['FragmentInstance'],
    functions: {isFragmentInstanceParent: '{return !1}'},
  },
  // What a component asks the browser to fetch ahead.
  resources: {
    usedBy: /\breact-dom\b[\s\S]*?\b(?:prefetchDNS|preconnect|preload|preinit)/,
    fields: {f: ['D', 'C', 'L', 'm', 'X', 'S', 'M']},
  },
  // Elements of the head, wherever they are rendered: as JSX, or as the first argument of the call that JSX becomes. The names of
  // elements that are parsed from text are in none of these.
  headElements: {
    usedBy: new RegExp(
      `<(?:${HEAD_NAMES})\\b|\\(\\s*(["'\`])(?:${HEAD_NAMES})\\1\\s*,|html-react-parser|domToReact|toJsxRuntime`,
    ),
    tags: [26, 27],
    functions: {isHostHoistableType: '{return !1}', isSingletonScope: '{return !1}'},
  },
  // `<form action={save}>`, also where it is hidden in `{...rest}`; not `<form action={searchHref}>`, which is an address by its name.
  formAction: {
    usedBy:
      /<(?:form|button|input)\b[^>]*?(?:\b(?:action|formAction)=\{(?!\s*\w*(?:[hH]ref|[uU]rl)\b)|\{\s*\.\.\.)|\(\s*(["'`])(?:form|button|input)\1\s*,\s*(?:\{[^{}]*?(?:\b(?:action|formAction)\b|\.\.\.)|(?!null\b|void\b)[\w$(])/,
    functions: {extractEvents$1: '{}', scheduleReplayQueueIfNeeded: '{}'},
  },
  portal: {usedBy: /\bcreatePortal\b/, tags: [4]},
  forwardRef: {
    usedBy: /\bforwardRef\b/,
    tags: [11],
    cases: {createFiberFromTypeAndProps: ['REACT_FORWARD_REF_TYPE']},
  },
  rareKinds: {
    usedBy: /\b(?:StrictMode|Profiler|Consumer)\b/,
    tags: [8, 9, 12],
    cases: {
      createFiberFromTypeAndProps: [
        'REACT_STRICT_MODE_TYPE',
        'REACT_PROFILER_TYPE',
        'REACT_CONSUMER_TYPE',
      ],
    },
  },
  // Packages that work with older React write `React['useInsertion' + 'Effect']`.
  rareHooks: hooks(
    /\b(?:useDeferred|useTransition|useImperative|useInsertion|useDebug)/,
    'useDeferredValue',
    'useTransition',
    'useImperativeHandle',
    'useInsertionEffect',
    'useDebugValue',
  ),
  actionState: hooks(
    /\buse(?:ActionState|FormState|FormStatus|Optimistic)\b/,
    'useActionState',
    'useFormState',
    'useHostTransitionStatus',
    'useOptimistic',
  ),
  effectEvent: hooks(/\buseEffectEvent\b/, 'useEffectEvent'),
  cacheRefresh: hooks(/useCacheRefresh\b/, 'useCacheRefresh'),
  compiler: hooks(/compiler-runtime|__COMPILER_RUNTIME/, 'useMemoCache'),
};

/** Code that a module runs may ask for anything: that of readers, written while they read. */
const MAY_USE_ALL = /\breact-live\b/;

/** Comments that begin a line: others may as well be part of a text. */
const COMMENTS = /^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm;

/** Lists the parts of React that the code of a module may use. */
export function findReactParts(code: string): string[] {
  if (MAY_USE_ALL.test(code)) return Object.keys(REACT_PARTS);
  const said = code.replace(COMMENTS, '');
  return Object.keys(REACT_PARTS).filter((name) => REACT_PARTS[name]!.usedBy.test(said));
}
