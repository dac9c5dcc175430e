import {expect, it} from 'vitest';
import {toFormulaText} from './formulaText.ts';

it.each([
  ['O(n\\log n)', 'O(n log n)'],
  ['O(\\log n)', 'O(log n)'],
  ['\\Theta(n^2)', 'Θ(n²)'],
  ['\\log_2 n', 'log₂ n'],
  ['e^{i\\pi}+1=0', 'e^(iπ)+1=0'],
  ['a_{i+1}\\le\\sqrt{x+1}', 'a_(i+1)≤√(x+1)'],
  ['2^{n-1}', '2ⁿ⁻¹'],
  ['x_1^2', 'x₁²'],
  ['\\frac{n(n+1)}{2}', 'n(n+1)/2'],
  ['\\frac{a+b}{c}', '(a+b)/c'],
  ['\\frac12', '1/2'],
  ['\\sum_{i=1}^n i', '∑_(i=1)ⁿ i'],
  ['\\vec{x}\\in\\mathbb{R}^n', 'x⃗∈ℝⁿ'],
  ['A^{\\mathrm T}\\cdot\\hat b', 'A^T·b̂'],
  ['\\text{其中 }x \\to \\infty', '其中 x → ∞'],
  ["f'(x)", 'f′(x)'],
  ['\\left\\{ x \\right\\}', '{x}'],
  ['50\\%', '50%'],
  ['90^\\circ', '90°'],
  ['\\sqrt[3]{x}', '³√x'],
  ['\\mathcal{O}(1)', 'O(1)'],
  ['\\operatorname{rank} A', 'rank A'],
  ['\\ce{H2O}', 'H2O'],
  ['\\color{red} x', 'x'],
  ['\\binom{n}{k}', 'C(n, k)'],
  ['\\foo x', 'foo x'],
])('says %s as %s', (tex, text) => {
  expect(toFormulaText(tex)).toBe(text);
});

it.each([
  '',
  '^',
  '_',
  'x^',
  '\\',
  '{',
  '}',
  '{{{',
  '}}}',
  '\\frac',
  '\\sqrt[',
  '\\hat',
  '^^^',
  'a_b_c',
])('ends with formulas that are none: %s', (tex) => {
  expect(toFormulaText(tex)).not.toContain('undefined');
});

it('leaves long ones as they are written', () => {
  const tex = '{'.repeat(100_000);
  expect(toFormulaText(tex)).toBe(tex);
});
