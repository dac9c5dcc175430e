import {expect, it} from 'vitest';
import {createDiagnostic, type Place} from '../../errors/diagnostic.ts';
import {createOnceReporter} from './reportOnce.ts';

const missing = (place: Place) => createDiagnostic('BD-001', {reason: 'x'}, {place});

it('tells a problem once until files change, of a file alone only where no line was told', () => {
  const told: (number | undefined)[] = [];
  const teller = createOnceReporter(({place}) => told.push(place?.line));
  const withLine = missing({file: 'a.tsx', line: 1, column: 16});
  const ofFile = missing({file: 'a.tsx'});
  for (const problem of [withLine, ofFile, withLine]) teller.tell(problem);
  expect(told).toEqual([1]);
  teller.renew();
  for (const problem of [ofFile, ofFile, withLine, missing({file: 'b.tsx'})]) teller.tell(problem);
  expect(told).toEqual([1, undefined, 1, undefined]);
});
