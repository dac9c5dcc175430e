import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {drawAll, drawTable, FIGURES_DIR, readFigures} from './charts.mjs';

describe('drawings of the figures', () => {
  it('are those that the recorded figures give', () => {
    const drawn = Object.fromEntries(drawAll(readFigures()));
    const kept = readdirSync(FIGURES_DIR).map((name) => [
      name,
      readFileSync(join(FIGURES_DIR, name), 'utf8'),
    ]);
    expect(Object.fromEntries(kept)).toEqual(drawn);
  });

  it('have bars as long as the figures, on one scale, and a tool without a figure has none', () => {
    const tools = [
      {id: 'wuya', name: {en: 'Wuya'}, version: 'Wuya 1'},
      {id: 'other', name: {en: 'A & B'}, version: 'A & B 2'},
    ];
    const table = {
      id: 'builds',
      title: {en: 'CPU seconds'},
      rows: [
        {label: {en: 'cold'}, values: {wuya: 10, other: 50}},
        {label: {en: 'warm'}, values: {wuya: 5}},
      ],
    };
    const figures = {machine: {en: '2 cores'}, date: '2026-11-23', tools, tables: [table]};
    const svg = drawTable({figures, table, language: 'en', scheme: 'light'});
    expect([...svg.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => width)).toEqual([
      '100',
      '500',
      '50',
    ]);
    expect(svg).toContain('A &amp; B');
    expect(svg).toContain('>Wuya 1; A &amp; B 2</text>');
    expect(svg).toContain('>2 cores; 2026-11-23</text>');
  });
});
