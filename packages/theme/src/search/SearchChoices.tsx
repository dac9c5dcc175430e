import {useSite, useText} from '../base/context.tsx';

/** Part of the notes that is searched. */
export interface SearchChoice {
  /** Names of versions by the id of their collection. */
  readonly versions: Readonly<Record<string, string>>;
  /** Id of the one collection that is searched; `''`: the whole site. */
  readonly collection: string;
}

export interface SearchChoicesProps {
  readonly chosen: SearchChoice;
  onChoose(choice: SearchChoice): void;
}

/** Lists to choose the collection and its version from, as far as there are several. */
export function SearchChoices({chosen, onChoose}: SearchChoicesProps) {
  const {collections = [], versions} = useSite();
  const text = useText();
  const {collection: only} = chosen;
  const labelOf = (id: string) => collections.find((collection) => collection.id === id)?.label;
  const ids = [...new Set(versions.map(({collection = 'default'}) => collection))];
  const lists = ids
    .map((id) => ({id, own: versions.filter(({collection = 'default'}) => collection === id)}))
    .filter(({id, own}) => own.length > 1 && (only === '' || only === id));
  if (collections.length < 2 && lists.length === 0) return null;
  return (
    <div className="choices">
      {collections.length > 1 && (
        <select
          className="btn ghost"
          aria-label={text('site.search.collections')}
          value={only}
          onChange={(event) => onChoose({...chosen, collection: event.target.value})}
        >
          <option value="">{text('site.search.everywhere')}</option>
          {collections.map(({id, label}) => (
            <option value={id} key={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      {lists.map(({id, own}) => {
        const label = text('theme.navbar.mobileVersionsDropdown.label');
        const prefix = collections.length > 1 ? `${labelOf(id)} · ` : '';
        return (
          <select
            className="btn ghost"
            key={id}
            aria-label={prefix + label}
            value={chosen.versions[id]}
            onChange={(event) =>
              onChoose({...chosen, versions: {...chosen.versions, [id]: event.target.value}})
            }
          >
            {own.map(({name, label: word}) => (
              <option value={name} key={name}>
                {word}
              </option>
            ))}
          </select>
        );
      })}
    </div>
  );
}
