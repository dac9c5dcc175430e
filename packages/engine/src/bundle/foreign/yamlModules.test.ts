import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {callFiltered} from '../../../test/helpers/filteredHook.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {yamlModules} from './yamlModules.ts';

/** Loads a file of a site as the bundler does; what it throws is what the bundler is told. */
function load(name: string, text: string, isForeign = true): unknown {
  const dir = temporaryFolder();
  writeFiles(dir, {[name]: text});
  const error = (problem: object): never => {
    throw Object.assign(new Error(), problem);
  };
  return callFiltered(yamlModules(isForeign).load, {id: join(dir, name), self: {error}});
}

describe('yamlModules', () => {
  it('makes the whole and each key that may be a name', () => {
    expect(load('a.yaml', 'b: 1\nc-d: 2\n')).toBe(
      'const data = {"b":1,"c-d":2};\nexport default data;\nconst _b = data["b"];\nexport {_b as b};',
    );
  });

  it('says where a file is no YAML', () => {
    expect(() => load('a.yml', 'a: 1\nb: @x\n')).toThrow(
      expect.objectContaining({loc: expect.objectContaining({line: 2, column: 4}) as unknown}),
    );
  });

  it('leaves other files, and those of sites that have no loader for them', () => {
    expect(load('a.json', '{}')).toBeUndefined();
    expect(load('a.yml', 'a: 1\n', false)).toBeUndefined();
  });
});
