import { webhookEventFamilies } from '@cartwright/contract'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { useWords } from '../../i18n/use-words'
import './webhooks.css'

interface Props {
  value: readonly string[]
  onChange: (events: string[]) => void
  errors?: string | readonly string[]
}

/** All events or some of them, in groups by what they are about. */
export function EventChoice({ value, onChange, errors }: Props) {
  const t = useWords('webhooks')
  const isAll = value.includes('*')
  const toggle = (names: readonly string[], isOn: boolean) =>
    onChange(isOn ? [...new Set([...value, ...names])] : value.filter((name) => !names.includes(name)))
  return (
    <>
      <RadioGroup
        label={t('fields.events')}
        value={isAll ? 'all' : 'some'}
        onChange={(next) => onChange(next === 'all' ? ['*'] : [])}
        options={[
          { id: 'all', name: t('all_events') },
          { id: 'some', name: t('some_events') },
        ]}
        errors={errors === undefined ? undefined : [errors].flat()}
      />
      {!isAll && (
        <div className="ad-Events">
          {Object.entries(webhookEventFamilies).map(([family, verbs]) => {
            const names = verbs.map((verb) => `${family}.${verb}`)
            const held = names.filter((name) => value.includes(name)).length
            return (
              <fieldset key={family} className="ad-Events-family">
                <legend>
                  <Checkbox
                    isSelected={held === names.length}
                    isIndeterminate={held > 0 && held < names.length}
                    onChange={(isOn) => toggle(names, isOn)}
                  >
                    <bdi className="ad-Code">{family}</bdi>
                  </Checkbox>
                </legend>
                {names.map((name) => (
                  <Checkbox
                    key={name}
                    isSelected={value.includes(name)}
                    onChange={(isOn) => toggle([name], isOn)}
                  >
                    <bdi className="ad-Code">{name}</bdi>
                  </Checkbox>
                ))}
              </fieldset>
            )
          })}
        </div>
      )}
    </>
  )
}
