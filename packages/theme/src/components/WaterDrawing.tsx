import type {Water} from '../types.ts';
import {WATER_SHAPES} from '../waters/shapes.ts';

export interface WaterDrawingProps {
  readonly water: Water;
}

/** The water of a section at the width of a card. */
export function WaterDrawing({water}: WaterDrawingProps) {
  return (
    <svg className="water" viewBox="0 0 360 96" preserveAspectRatio="none" aria-hidden="true">
      {WATER_SHAPES[water].map((shape, i) =>
        'd' in shape ? <path key={i} {...shape} /> : <ellipse key={i} {...shape} />,
      )}
    </svg>
  );
}
