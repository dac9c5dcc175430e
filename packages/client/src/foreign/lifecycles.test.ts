import {expect, it} from 'vitest';
import {type ClientModule, createLifecycles} from './lifecycles.ts';

const at = (pathname: string, hash = '') => ({pathname, search: '', hash});

const follow = (...more: ClientModule[]) => {
  const told: string[] = [];
  const errors: unknown[] = [];
  const hook =
    (name: string): NonNullable<ClientModule['onRouteUpdate']> =>
    ({location, previousLocation: from}) => {
      told.push(`${name} ${from?.pathname ?? null} → ${location.pathname}${location.hash}`);
      return () => told.push(`${name} over`);
    };
  const module = {onRouteUpdate: hook('update'), onRouteDidUpdate: hook('did')};
  const lifecycles = createLifecycles([...more, module], (error) => errors.push(error));
  return {told, errors, ...lifecycles};
};

it('tells a module of the first page and of each that follows', () => {
  const {told, begin, end} = follow();
  begin(at('/a/'));
  end();
  begin(at('/b/'));
  end();
  end();
  expect(told).toEqual([
    'update null → /a/',
    'update over',
    'did null → /a/',
    'update /a/ → /b/',
    'update over',
    'did /a/ → /b/',
  ]);
});

it('tells of a part of the same page, and of no address twice', () => {
  const {told, begin, end} = follow();
  for (const location of [at('/a/'), at('/a/', '#x'), at('/a/', '#x')]) {
    begin(location);
    end();
  }
  expect(told.filter((one) => one.startsWith('did'))).toEqual([
    'did null → /a/',
    'did /a/ → /a/#x',
  ]);
});

it('comes from the page that was there, not from one that never was', () => {
  const {told, begin, end} = follow();
  begin(at('/a/'));
  end();
  begin(at('/b/'));
  begin(at('/c/'));
  end();
  expect(told.at(-1)).toBe('did /a/ → /c/');
});

it('takes hooks of a default export, and goes on after one that throws', () => {
  const told: string[] = [];
  const own = {default: {onRouteDidUpdate: () => void told.push('default')}};
  const failing = {
    onRouteUpdate: () => {
      throw new Error('a');
    },
  };
  const {errors, told: others, begin, end} = follow(failing, own, {default: null});
  begin(at('/a/'));
  end();
  expect(told).toEqual(['default']);
  expect(others).toContain('did null → /a/');
  expect(errors).toHaveLength(1);
});
