import {describe, expect, it} from 'vitest';
import {causeText} from './causeText.ts';

const chain = (...messages: string[]): Error => {
  const [message, ...rest] = messages;
  return new Error(message, rest.length > 0 ? {cause: chain(...rest)} : undefined);
};

describe('causeText', () => {
  it('is the message alone when there is no cause', () => {
    expect(causeText(new Error('A'), 'Cause:')).toBe('A');
  });
  it('puts each cause after a blank line and the label', () => {
    expect(causeText(chain('A', 'B'), 'Cause:')).toBe('A\n\nCause:\nB');
    expect(causeText(chain('A', 'B', 'C', 'D'), '原因：')).toBe(
      'A\n\n原因：\nB\n\n原因：\nC\n\n原因：\nD',
    );
  });
  it('ends a chain that runs in a circle', () => {
    const a = new Error('A');
    a.cause = new Error('B', {cause: a});
    expect(causeText(a, 'Cause:')).toBe('A\n\nCause:\nB');
  });
  it('prints a cause that is no error as text', () => {
    expect(causeText(new Error('A', {cause: 'offline'}), 'Cause:')).toBe('A\n\nCause:\noffline');
    expect(causeText(new Error('A', {cause: 404}), 'Cause:')).toBe('A\n\nCause:\n404');
  });
  it('prints what was thrown when it was no error', () => {
    expect(causeText('boom', 'Cause:')).toBe('boom');
    expect(causeText(undefined, 'Cause:')).toBe('undefined');
    expect(causeText(null, 'Cause:')).toBe('null');
  });
  it('ends a chain at a cause that is nothing', () => {
    expect(causeText(new Error('A', {cause: null}), 'Cause:')).toBe('A');
  });
  it('names an error without a message', () => {
    expect(causeText(new TypeError(), 'Cause:')).toBe('TypeError');
  });
});
