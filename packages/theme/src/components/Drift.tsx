import {Boat} from './Sea.tsx';

/** Open water without a shore and the boat, small, on it. Decoration only. */
export function Drift() {
  return (
    <div className="sea">
      <svg className="drift" viewBox="0 0 1600 240" preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id="drift-fade" gradientUnits="userSpaceOnUse" x2="1600">
          <stop className="e" />
          <stop offset=".3" />
          <stop offset=".7" />
          <stop offset="1" className="e" />
        </linearGradient>
        <path d="M0 60H1600" />
        <path d="M0 66H1600" />
        <path d="M-370 74q125 -1.6 250 0t250 0t250 0t250 0t250 0t250 0t250 0t250 0t250 0t250 0" />
        <path d="M-46 85q105 -2.4 210 0t210 0t210 0t210 0t210 0t210 0t210 0t210 0t210 0t210 0" />
        <path d="M-249 99q130 -3.6 260 0t260 0t260 0t260 0t260 0t260 0t260 0t260 0t260 0t260 0" />
        <path d="M-391 117q115 -5.2 230 0t230 0t230 0t230 0t230 0t230 0t230 0t230 0t230 0t230 0" />
        <path d="M-136 139q155 -6.8 310 0t310 0t310 0t310 0t310 0t310 0t310 0t310 0" />
        <path d="M-330 166q140 -8.4 280 0t280 0t280 0t280 0t280 0t280 0t280 0t280 0" />
        <path d="M-672 199q175 -10 350 0t350 0t350 0t350 0t350 0t350 0t350 0t350 0" />
      </svg>
      <Boat />
    </div>
  );
}
