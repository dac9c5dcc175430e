import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {softenForeign} from './foreignProblems.ts';

/** Of a folder that is not there. */
const site = {dir: '/x', config: configWith({}), notices: [], warnings: []};

it.each([
  [
    'a plugin that does not run here may make the notes',
    '/x/docusaurus.config.js',
    true,
    'warning',
  ],
  ['nothing makes them', '/x/docusaurus.config.js', false, 'error'],
  ['the site is not made for Docusaurus', '/x/wuya.config.ts', true, 'error'],
])(
  'judges notes of a sidebar and of the navbar that are not there: %s',
  (_, file, hasPlugin, level) => {
    const plugin = createDiagnostic('CFG-220', {name: 'docusaurus-plugin-typedoc'});
    const notices = hasPlugin ? [{option: 'plugins[0]', diagnostic: plugin}] : [];
    const missing = [
      createDiagnostic('SB-040', {id: 'api/index', ids: ['intro']}),
      createDiagnostic('NB-003', {id: 'api/index', ids: [], item: '{}', versions: ['current']}),
    ];
    expect(softenForeign(missing, {...site, file, notices}).map((one) => one.level)).toEqual([
      level,
      level,
    ]);
  },
);

it.each([
  ['/x/docusaurus.config.js', 'warning'],
  ['/x/wuya.config.ts', 'error'],
])('judges a link that leads out of the site, in a site with %s', (file, level) => {
  const link = createDiagnostic('SRC-004', {}, {place: {file: 'static/schemas'}});
  expect(softenForeign([link], {...site, file})).toMatchObject([{code: 'SRC-004', level}]);
});

it.each([
  ['/x/docusaurus.config.js', 'warning'],
  ['/x/wuya.config.ts', 'error'],
])('judges tabs that have a value twice, in a site with %s', (file, level) => {
  const repeated = createDiagnostic('MD-171', {values: ['uni-app']});
  expect(softenForeign([repeated], {...site, file})).toMatchObject([{code: 'MD-171', level}]);
});

it.each([
  ['does not run', [createDiagnostic('CFG-220', {name: 'docusaurus-plugin-typedoc'})], []],
  ['is not installed', [createDiagnostic('MD-192', {plugin: 'a', name: 'a'})], []],
  ['is made by a script', [], [createDiagnostic('BD-005', {path: './dist', count: 1})]],
  ['is there', [], []],
])('judges links to what a plugin may make that %s', (state, noticed, warnings) => {
  const links = [
    createDiagnostic('LN-050', {href: './api.md'}, {level: 'error'}),
    createDiagnostic('LN-051', {href: '/api'}, {level: 'error'}),
    createDiagnostic('LN-052', {href: '/a#b', anchor: '#b'}, {level: 'error'}),
  ];
  const notices = noticed.map((diagnostic) => ({option: 'plugins[0]', diagnostic}));
  const file = '/x/docusaurus.config.js';
  const level = state === 'is there' ? 'error' : 'warning';
  expect(softenForeign(links, {...site, file, notices, warnings}).map((one) => one.level)).toEqual([
    level,
    level,
    level,
  ]);
});
