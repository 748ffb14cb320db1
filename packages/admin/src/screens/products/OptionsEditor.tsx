import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { TextField } from '@cartwright/ui/TextField'
import { useRef } from 'react'
import { useWords } from '../../i18n/use-words'
import { WordsField } from '../../kit/form/WordsField'
import type { OptionDraft } from './variant-matrix'
import './products.css'

interface Props {
  options: readonly OptionDraft[]
  onChange: (options: OptionDraft[]) => void
}

/** Options such as size and colour, with their values. */
export function OptionsEditor({ options, onChange }: Props) {
  const t = useWords('products')
  const made = useRef(0)
  const set = (id: string, change: Partial<OptionDraft>) =>
    onChange(options.map((option) => (option.id === id ? { ...option, ...change } : option)))
  const isTwice = (title: string) => options.filter((one) => one.title.trim() === title.trim()).length > 1
  return (
    <div className="ad-Fields">
      {options.map(({ id, title, values }) => (
        <div key={id} className="ad-Option">
          <TextField
            label={t('option_name')}
            placeholder={t('option_example')}
            value={title}
            errors={title && isTwice(title) ? [t('option_twice')] : undefined}
            onChange={(text) => set(id, { title: text })}
            autoFocus={title === ''}
          />
          <WordsField
            label={t('option_values')}
            placeholder={t('values_example')}
            words={values}
            onChange={(words) => set(id, { values: words })}
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
          icon={<PlusIcon />}
          onPress={() => onChange([...options, { id: `option_${made.current++}`, title: '', values: [] }])}
        >
          {t('add_option')}
        </Button>
      </div>
    </div>
  )
}
