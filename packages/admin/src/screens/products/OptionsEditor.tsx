import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import type { OptionDraft } from './variant-matrix'

interface Props {
  options: readonly OptionDraft[]
  onChange: (options: OptionDraft[]) => void
}

let made = 0

/** Options such as size and colour, with their values. */
export function OptionsEditor({ options, onChange }: Props) {
  const t = useWords('products')
  const set = (id: string, change: Partial<OptionDraft>) =>
    onChange(options.map((option) => (option.id === id ? { ...option, ...change } : option)))
  return (
    <div className="ad-Fields">
      {options.map(({ id, title, values }) => (
        <div key={id} className="ad-Option">
          <TextField
            label={t('option_name')}
            placeholder={t('option_example')}
            value={title}
            onChange={(text) => set(id, { title: text })}
          />
          <TextField
            label={t('option_values')}
            placeholder={t('values_example')}
            value={values}
            onChange={(text) => set(id, { values: text })}
          />
          <IconButton
            variant="ghost"
            label={t('remove_option', { name: title })}
            icon={<TrashIcon />}
            onPress={() => onChange(options.filter((option) => option.id !== id))}
          />
        </div>
      ))}
      <div>
        <Button
          size="s"
          icon={<PlusIcon size={14} />}
          onPress={() => onChange([...options, { id: `option_${made++}`, title: '', values: '' }])}
        >
          {t('add_option')}
        </Button>
      </div>
    </div>
  )
}
