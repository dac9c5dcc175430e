import {describe, expect, it} from 'vitest';
import {createDrawerState, reduceDrawer, type DrawerAction, type DrawerState} from './state.ts';

const run = (state: DrawerState, ...actions: DrawerAction[]) => actions.reduce(reduceDrawer, state);

describe('the drawer', () => {
  it('opens on the menu of the section where there is one', () => {
    expect(createDrawerState(true).panel).toBe('secondary');
  });

  it('opens on the main menu where there is none', () => {
    expect(createDrawerState(false).panel).toBe('primary');
  });

  it('goes back to the main menu and forth again', () => {
    const back = run(createDrawerState(true), {kind: 'show', panel: 'primary'});
    expect(back.panel).toBe('primary');
    expect(run(back, {kind: 'show', panel: 'secondary'}).panel).toBe('secondary');
  });

  it('shows the menu of the section again at the next opening', () => {
    expect(
      run(createDrawerState(true), {kind: 'show', panel: 'primary'}, {kind: 'close'}).panel,
    ).toBe('secondary');
  });

  it('follows the menu of the section when it comes and goes', () => {
    const gone = run(createDrawerState(true), {kind: 'secondary', exists: false});
    expect(gone.panel).toBe('primary');
    expect(run(gone, {kind: 'secondary', exists: true}).panel).toBe('secondary');
  });

  it('cannot show a menu that does not exist', () => {
    expect(run(createDrawerState(false), {kind: 'show', panel: 'secondary'}).panel).toBe('primary');
  });
});
