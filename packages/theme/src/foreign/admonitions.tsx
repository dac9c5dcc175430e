import type {ComponentType, ReactNode} from 'react';
import {ADMONITIONS, isAdmonition} from '../admonitions.ts';
import {joinClasses} from '../base/classes.ts';
import {useText} from '../base/context.tsx';
import {Admonition as PlainAdmonition, type AdmonitionProps} from '../mdx/Admonition.tsx';
import type {Component, Components} from './codeBlock.tsx';

type Kind = keyof typeof ADMONITIONS;

/** Names of the parts of a kind, as Docusaurus calls them; caution has an icon of its own nowhere. */
const PART_NAMES: Readonly<Record<Kind, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  secondary: 'Note',
  important: 'Info',
  success: 'Tip',
};

const kindOf = (part: string): Kind =>
  (Object.keys(PART_NAMES) as Kind[]).find((kind) => PART_NAMES[kind] === part) ?? 'info';

/** Tells whether a site renders parts of admonitions. @param parts by the names of Docusaurus: `Admonition/Icon/Tip` */
export function hasBoxParts(parts: Components): boolean {
  return Object.keys(parts).some((name) => /^Admonition\/(?:Icon|Type|Layout)(?:\/|$)/.test(name));
}

/** Renders an admonition inside a component of the site; one of a kind of the site's own looks like `info`, under its own class. */
export function Admonition({
  type = 'note',
  id,
  ...rest
}: AdmonitionProps & {readonly id?: string}): ReactNode {
  const anchor = id && <span id={id} />;
  if (isAdmonition(type))
    return (
      <>
        {anchor}
        <PlainAdmonition type={type} {...rest} />
      </>
    );
  const className = joinClasses(`theme-admonition-${type}`, rest.className);
  return (
    <>
      {anchor}
      <PlainAdmonition title={type} {...rest} type="info" className={className} />
    </>
  );
}

/** Creates what renders the seal of a kind where the site has no icon for it. @param part as Docusaurus calls the kind: `Tip` */
export function sealOf(part: string): ComponentType {
  const {seal} = ADMONITIONS[kindOf(part)];
  return function AdmonitionSeal() {
    return <>{seal}</>;
  };
}

/**
 * Creates what renders a kind of admonition by the layout and the icon of the site, where it has these.
 * @param part as Docusaurus calls the kind: `Tip`
 * @param parts by the names of Docusaurus: `Admonition/Icon/Tip`
 */
export function typeOf(part: string, parts: Components): ComponentType<AdmonitionProps> {
  return drawnAs(kindOf(part), parts);
}

function drawnAs(
  kind: Kind,
  parts: Components,
): ComponentType<AdmonitionProps & {readonly id?: string}> {
  const name = PART_NAMES[kind];
  const Layout = parts['Admonition/Layout'];
  const Icon =
    parts[`Admonition/Icon/${name}`] ??
    (name === 'Caution' ? parts['Admonition/Icon/Warning'] : undefined);
  const {label, seal, variant} = ADMONITIONS[kind];
  return function AdmonitionType({type = kind, title, icon, className, id, ...rest}) {
    const text = useText();
    const shown = icon ?? (Icon && <Icon />);
    if (!Layout)
      return (
        <Admonition
          {...rest}
          type={type}
          title={title}
          icon={shown}
          {...(id !== undefined && {id})}
          {...(className !== undefined && {className})}
        />
      );
    return (
      <>
        {id && <span id={id} />}
        <Layout
          {...rest}
          type={type}
          title={title ?? text(label)}
          icon={shown ?? seal}
          className={joinClasses('alert', `alert--${variant}`, className)}
        />
      </>
    );
  };
}

/** Makes the table of what renders each kind of admonition, as `@theme-original/Admonition/Types` has it. */
export function typesOf(parts: Components): Components {
  return Object.fromEntries(
    (Object.keys(ADMONITIONS) as Kind[]).map((kind) => [
      kind,
      parts[`Admonition/Type/${PART_NAMES[kind]}`] ?? (drawnAs(kind, parts) as Component),
    ]),
  );
}

/** Creates what renders admonitions by a table of kinds; one that it lacks looks like `info`, as in Docusaurus, with its own name. */
export function admonitionOf(types: Components): ComponentType<AdmonitionProps> {
  return function TypedAdmonition(props) {
    const {type = 'note', title} = props;
    const Own = types[type];
    if (Own) return <Own {...(props as object)} />;
    const Info = types['info'] ?? Admonition;
    return <Info {...(props as object)} title={title ?? type} />;
  };
}
