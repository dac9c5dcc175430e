/** A part of React that few sites use, and where its code is in the production file of `react-dom/client`. */
export interface ReactPart {
  /** Matches the code of every module that may use it; without it only other parts do. */
  readonly usedBy?: RegExp;
  /** Names of other parts that use it. */
  readonly usedWith?: readonly string[];
  /** Kinds of fibers (`fiber.tag`) that only this part makes. */
  readonly tags?: readonly number[];
  /** Labels of `switch` statements by the function they are in. */
  readonly cases?: Readonly<Record<string, readonly (number | string)[]>>;
  /** Pairs of a `Map` by the variable that holds it, as their keys. */
  readonly pairs?: Readonly<Record<string, readonly string[]>>;
  /** Fields of objects, by another field that such an object has. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Functions that answer one thing without it, as their bodies. */
  readonly functions?: Readonly<Record<string, string>>;
  /** Functions that get no promise. */
  readonly noThen?: readonly string[];
  /** Classes whose methods are never called. */
  readonly classes?: readonly string[];
  /** Variables that have one value whenever they are read. */
  readonly constants?: Readonly<Record<string, 'null' | '!0' | '!1'>>;
}

const hooks = (usedBy: RegExp, ...names: string[]): ReactPart => ({
  usedBy,
  fields: {readContext: names},
});

/** Names of elements that React moves to the head of the document, or that are there once. */
const HEAD_NAMES = 'title|meta|link|style|script|base|html|head|body';

/** Libraries that make elements of parsed text: names in it are in no module. */
const PARSERS = 'html-react-parser|domToReact|toJsxRuntime';

/** Matches code that renders elements of these names: `<video`, or a name by itself between quotes. */
const namesOf = (names: string): RegExp =>
  new RegExp(`<(?:${names})\\b|(["'\`])(?:${names})\\1|${PARSERS}`);

/** Attributes of SVG that few drawings have, none of them a usual name in styles. */
const RARE_ATTRIBUTES = [
  'accentHeight alignmentBaseline arabicForm baselineShift capHeight colorInterpolation',
  'colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground',
  'fillOpacity floodColor floodOpacity fontSizeAdjust fontStretch fontVariant glyphName',
  'glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX lightingColor',
  'markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder',
  'renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition',
  'strikethroughThickness strokeDashoffset strokeMiterlimit strokeOpacity textRendering',
  'underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic',
  'vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY',
  'wordSpacing writingMode xHeight',
].flatMap((names) => names.split(' '));

/**
 * What can be left out of React for a site that does not use it, without a change for those who do not name it: 22 KB
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
    functions: {
      isFragmentInstanceParent: '{return !1}',
      commitNewChildToFragmentInstances: '{}',
      deleteChildFromFragmentInstance: '{}',
    },
  },
  // What a component asks the browser to fetch ahead.
  resources: {
    usedBy: /\breact-dom\b[\s\S]*?\b(?:prefetchDNS|preconnect|preload|preinit)/,
    fields: {f: ['D', 'C', 'L', 'm', 'X', 'S', 'M']},
  },
  // Elements of the head, wherever they are rendered: as JSX, or as the first argument of the call that JSX becomes. The names of
  // elements that are parsed from text are in none of these.
  headElements: {
    usedBy: new RegExp(`<(?:${HEAD_NAMES})\\b|\\(\\s*(["'\`])(?:${HEAD_NAMES})\\1\\s*,|${PARSERS}`),
    tags: [26, 27],
    functions: {isHostHoistableType: '{return !1}', isSingletonScope: '{return !1}'},
  },
  // `<form action={save}>`, also where it is hidden in `{...rest}`; not `<form action={searchHref}>`, which is an address by its name.
  formAction: {
    usedBy:
      /<(?:form|button|input)\b[^>]*?(?:\b(?:action|formAction)=\{(?!\s*\w*(?:[hH]ref|[uU]rl)\b)|\{\s*\.\.\.)|\(\s*(["'`])(?:form|button|input)\1\s*,\s*(?:\{[^{}]*?(?:\b(?:action|formAction)\b|\.\.\.)|(?!null\b|void\b)[\w$(])/,
    functions: {extractEvents$1: '{}', scheduleReplayQueueIfNeeded: '{}'},
  },
  // What waits for promises: `use`, and promises that are thrown or are children.
  promises: {
    // By its name, or as a property in a module that names React, whatever it calls it.
    usedBy:
      /(?<![\w$.'"`-])use\(|\buse as\b[^{}]*\}\s*from\s*["'`]react\b|^(?=[\s\S]*?\breact["'`])[\s\S]*?(?:\.use\b|\[(["'`])use\1\])/,
    usedWith: ['suspense'],
    cases: {
      renderRootConcurrent: [2, 9, 3, 4, 5, 6, 7],
      renderRootSync: [2, 9, 3, 6],
    },
    fields: {readContext: ['use']},
    noThen: [
      'handleThrow',
      'throwException',
      'createChild',
      'updateSlot',
      'updateFromMap',
      'reconcileChildFibersImpl',
    ],
  },
  // A render that waits for pictures or styles before it is shown.
  waitingCommit: {
    usedWith: ['suspense', 'viewTransition', 'headElements'],
    functions: {
      preloadInstanceAndSuspendIfNeeded: '{}',
      accumulateSuspenseyCommitOnFiber: '{}',
      waitForCommitToBeReady: '{return null}',
    },
  },
  // The browser's own sign of loading while an action runs. Actions are asynchronous: none is a plain arrow.
  actionSign: {
    usedBy: /\bstartTransition\)?\((?!\s*\(\) ?=>)/,
    usedWith: ['rareHooks', 'actionState', 'formAction'],
    functions: {defaultOnDefaultTransitionIndicator: '{}'},
  },
  componentStack: {
    usedBy: /\bcomponentStack\b/,
    functions: {getStackByFiberInDevAndProd: "{return ''}"},
  },
  findNode: {usedBy: /\bfindDOMNode\b/, functions: {findCurrentFiberUsingSlowPath: '{}'}},
  // What browsers without `input` and composition events needed, and the event that React makes of these.
  oldEvents: {
    usedBy: /\bonBeforeInput/,
    functions: {
      getNativeBeforeInputChars: '{}',
      getFallbackBeforeInputChars: '{}',
      getVendorPrefixedEventName: '{return eventName}',
    },
    constants: {
      canUseDOM: '!1',
      canUseCompositionEvent: '!0',
      documentMode: 'null',
      isInputEventSupported: '!0',
      passiveBrowserEventsSupported: '!0',
      skipSelectionChangeEvent: '!1',
      useFallbackCompositionData: '!1',
    },
  },
  selectEvent: {
    usedBy: /\bonSelect(?:Capture)?\b/,
    functions: {constructSelectEvent: '{}'},
    constants: {
      activeElement: 'null',
      activeElementInst: 'null',
      lastSelection: 'null',
      mouseDown: '!1',
    },
  },
  xlink: {
    usedBy: /\bx(?:link[A-Z:]|ml[A-Z:])/,
    cases: {
      setProp: [
        'xlinkHref',
        'xlinkActuate',
        'xlinkArcrole',
        'xlinkRole',
        'xlinkShow',
        'xlinkTitle',
        'xlinkType',
        'xmlBase',
        'xmlLang',
        'xmlSpace',
      ],
    },
  },
  textarea: {
    usedBy: namesOf('textarea'),
    cases: {
      prepareToHydrateHostInstance: ['textarea'],
      restoreStateOfTarget: ['textarea'],
      setInitialProperties: ['textarea'],
      updateProperties: ['textarea'],
    },
  },
  rareAttributes: {
    usedBy: new RegExp(`\\b(?:${RARE_ATTRIBUTES.join('|')})\\b|${PARSERS}`),
    pairs: {aliases: RARE_ATTRIBUTES},
  },
  explicitHydration: {
    usedBy: /\bunstable_scheduleHydration\b/,
    functions: {attemptExplicitHydrationTarget: '{}'},
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
  return Object.keys(REACT_PARTS).filter((name) => REACT_PARTS[name]!.usedBy?.test(said));
}

/** Lists the parts to leave out where some are kept: all others, except what a kept one uses. */
export function listLeftOut(kept: ReadonlySet<string>): string[] {
  const isKept = (name: string): boolean =>
    kept.has(name) || (REACT_PARTS[name]!.usedWith ?? []).some(isKept);
  return Object.keys(REACT_PARTS).filter((name) => !isKept(name));
}
