import {EventEmitter} from 'node:events';
import {expect, test} from 'vitest';
import {createTraffic} from './traffic.ts';

test('work in the background waits for all requests under way, and goes on after the last', async () => {
  const traffic = createTraffic();
  await traffic.quiet();
  const [first, second] = [new EventEmitter(), new EventEmitter()];
  const order: string[] = [];
  traffic.follow(first as never);
  traffic.follow(second as never);
  const work = traffic.quiet().then(() => order.push('work'));
  first.emit('close');
  await new Promise((done) => setImmediate(done));
  order.push('answered');
  second.emit('close');
  await work;
  expect(order).toEqual(['answered', 'work']);
});

test('a request that comes between the last answer and the next turn goes first', async () => {
  const traffic = createTraffic();
  const [first, next] = [new EventEmitter(), new EventEmitter()];
  traffic.follow(first as never);
  const order: string[] = [];
  const work = traffic.quiet().then(() => order.push('work'));
  await new Promise((done) => setImmediate(done));
  first.emit('close');
  traffic.follow(next as never);
  await new Promise((done) => setImmediate(done));
  order.push('answered');
  next.emit('close');
  await work;
  expect(order).toEqual(['answered', 'work']);
});

test('the first request is waited for, and then for its answer; not for ever where none comes', async () => {
  const alone = createTraffic();
  await alone.first(0);
  const traffic = createTraffic();
  const request = new EventEmitter();
  const order: string[] = [];
  const work = traffic.first(60_000).then(() => order.push('work'));
  traffic.follow(request as never);
  await new Promise((done) => setImmediate(done));
  order.push('answered');
  request.emit('close');
  await work;
  expect(order).toEqual(['answered', 'work']);
});

test('a first request that takes longer than the patience is waited for', async () => {
  const traffic = createTraffic();
  const request = new EventEmitter();
  traffic.follow(request as never);
  const order: string[] = [];
  const work = traffic.first(1).then(() => order.push('work'));
  await new Promise((done) => setTimeout(done, 1)); // after the patience, which began before
  await new Promise((done) => setImmediate(done));
  order.push('answered');
  request.emit('close');
  await work;
  expect(order).toEqual(['answered', 'work']);
});
