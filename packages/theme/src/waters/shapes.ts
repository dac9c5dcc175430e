import type {Water} from '../types/site.ts';

/** A line of a drawing, as the attributes of its element, in their order. */
type WaterShape =
  | {
      readonly cx: string;
      readonly cy: string;
      readonly rx: string;
      readonly ry: string;
      readonly opacity: string;
    }
  | {readonly opacity?: string; readonly d: string};

const ring = (rx: string, ry: string, opacity: string): WaterShape => ({
  cx: '150',
  cy: '48',
  rx,
  ry,
  opacity,
});

/** The waters of sections, drawn in 360 × 96. */
export const WATER_SHAPES: Readonly<Record<Water, readonly WaterShape[]>> = {
  ripple: [
    ring('7', '2', '1'),
    ring('22', '6.3', '1'),
    ring('42', '12', '0.9'),
    ring('66', '19', '0.75'),
    ring('92', '27', '0.58'),
    ring('120', '35.5', '0.42'),
    ring('149', '45', '0.28'),
  ],
  deep: [
    {d: 'M0 16q18 -5 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0'},
    {opacity: '.35', d: 'M0 30h58M76 30h120M214 30h146'},
    {opacity: '.5', d: 'M0 41h132M150 41h64M236 41h124'},
    {opacity: '.65', d: 'M0 52h40M58 52h180M256 52h104'},
    {opacity: '.8', d: 'M0 63h206M222 63h52M296 63h64'},
    {opacity: '.9', d: 'M0 74h96M112 74h248'},
    {d: 'M0 85h360'},
  ],
  confluence: [
    {d: 'M0 6C110 6 120 40 240 40H360', opacity: '0.5'},
    {d: 'M0 15C110 15 120 43 240 43H360', opacity: '0.7'},
    {d: 'M0 24C110 24 120 46 240 46H360', opacity: '1'},
    {d: 'M0 72C110 72 120 50 240 50H360', opacity: '1'},
    {d: 'M0 81C110 81 120 53 240 53H360', opacity: '0.7'},
    {d: 'M0 90C110 90 120 56 240 56H360', opacity: '0.5'},
  ],
};
