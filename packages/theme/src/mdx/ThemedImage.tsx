import type {ImgHTMLAttributes} from 'react';
import {useBaseUrlUtils} from './useBaseUrl.ts';

export interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  readonly sources: {readonly light: string; readonly dark: string};
}

/** A picture with another file for each colour mode; styles say which one shows. */
export function ThemedImage({sources, alt = '', className, ...rest}: ThemedImageProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      {...rest}
      src={withBaseUrl(sources[mode])}
      alt={alt}
      className={[`only-${mode}`, className].filter(Boolean).join(' ')}
    />
  ));
}
