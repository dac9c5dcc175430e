import type {ChangeEvent, CompositionEvent, RefObject} from 'react';
import {SearchIcon} from '../components/Icons.tsx';
import {ClearIcon} from '../components/SearchIcons.tsx';
import {useText} from '../base/context.tsx';
import {MAX_QUERY_LENGTH} from '../nav/query.ts';

/** Id of the list that the field controls. */
export const LIST_ID = 'docsearch-list';

export interface DialogFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** What the field opens below it; null: neither rows nor cells. */
  readonly popup: 'grid' | 'listbox' | null;
  readonly activeId: string | undefined;
  onChange(value: string, isComposing: boolean): void;
  onReset(): void;
  onClose(): void;
}

/** The field of the dialog with its buttons. */
export function DialogField({
  input,
  query,
  popup,
  activeId,
  onChange,
  onReset,
  onClose,
}: DialogFieldProps) {
  const text = useText();
  return (
    <form
      className="seek-bar DocSearch-Form"
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchIcon />
      <input
        type="search"
        name="q"
        className="DocSearch-Input"
        id="docsearch-input"
        role="combobox"
        aria-label={text('theme.SearchBar.label')}
        aria-autocomplete="both"
        aria-haspopup={popup ?? 'listbox'}
        aria-expanded={popup !== null}
        aria-controls={popup ? LIST_ID : undefined}
        aria-activedescendant={activeId}
        placeholder={text('theme.SearchModal.placeholder')}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={activeId ? 'go' : 'search'}
        value={query}
        ref={input}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          onChange(event.target.value, (event.nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
          onChange(event.currentTarget.value, false)
        }
      />
      {query !== '' && (
        <button
          className="clear DocSearch-Reset"
          type="button"
          aria-label={text('theme.SearchModal.searchBox.resetButtonTitle')}
          title={text('theme.SearchModal.searchBox.resetButtonTitle')}
          onClick={onReset}
        >
          <ClearIcon />
        </button>
      )}
      <kbd aria-hidden="true">Esc</kbd>
      <button className="cancel DocSearch-Cancel" type="button" onClick={onClose}>
        {text('theme.SearchModal.searchBox.cancelButtonText')}
      </button>
    </form>
  );
}
