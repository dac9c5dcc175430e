import {describe, expect, it} from 'vitest';
import {createDrawerState, reduceDrawer, type DrawerAction, type DrawerState} from './state.ts';

const run = (state: DrawerState, ...actions: DrawerAction[]) => actions.reduce(reduceDrawer, state);

describe('the drawer', () => {
  it('opens on the menu of the section where there is one', () => {
    expect(run(createDrawerState(true), {kind: 'open'})).toMatchObject({isOpen: true, panel: 'secondary'});
  });

  it('opens on the main menu where there is none', () => {
    expect(run(createDrawerState(false), {kind: 'open'})).toMatchObject({isOpen: true, panel: 'primary'});
  });

  it('goes back to the main menu and forth again', () => {
    const back = run(createDrawerState(true), {kind: 'open'}, {kind: 'show', panel: 'primary'});
    expect(back.panel).toBe('primary');
    expect(run(back, {kind: 'show', panel: 'secondary'}).panel).toBe('secondary');
  });

  it('shows the menu of the section again at the next opening', () => {
    const state = run(createDrawerState(true), {kind: 'open'}, {kind: 'show', panel: 'primary'}, {kind: 'close'}, {kind: 'open'});
    expect(state.panel).toBe('secondary');
  });

  it('follows the menu of the section when it comes and goes', () => {
    const gone = run(createDrawerState(true), {kind: 'secondary', exists: false});
    expect(gone.panel).toBe('primary');
    expect(run(gone, {kind: 'secondary', exists: true}).panel).toBe('secondary');
  });

  it('cannot show a menu that does not exist', () => {
    expect(run(createDrawerState(false), {kind: 'show', panel: 'secondary'}).panel).toBe('primary');
  });

  it('stays in the page after it was opened once', () => {
    expect(createDrawerState(true).wasOpened).toBe(false);
    expect(run(createDrawerState(true), {kind: 'open'}, {kind: 'close'}).wasOpened).toBe(true);
  });

  it('does nothing when it is closed twice', () => {
    const state = createDrawerState(true);
    expect(reduceDrawer(state, {kind: 'close'})).toBe(state);
  });
});
