import { type Area, scopeBeyond } from '@cartwright/contract'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { useWords } from '../../i18n/use-words'
import { useSession } from '../../shell/session'
import { areaGroups, holds, type Kind, withScope } from './scope-choice'
import './api-tokens.css'

interface Props {
  value: ReadonlySet<string>
  onChange: (scopes: ReadonlySet<string>) => void
}

const kinds = ['read', 'write'] as const

/** What a token may do: a line for each area, a tick for reading and one for changing. A group ticks all of its own. */
export function ScopeMatrix({ value, onChange }: Props) {
  const t = useWords('api-tokens')
  const mayGive = useMayGive()
  const cell = (areas: readonly Area[], kind: Kind, name: string) => {
    const given = areas.filter((area) => mayGive(area, kind))
    const held = given.filter((area) => holds(value, area, kind)).length
    return (
      <td key={kind}>
        <Checkbox
          aria-label={t(kind === 'read' ? 'read_area' : 'write_area', { area: name })}
          isDisabled={given.length === 0}
          isSelected={held > 0 && held === given.length}
          isIndeterminate={held > 0 && held < given.length}
          onChange={(isOn) => onChange(withScope(value, given, kind, isOn))}
        />
      </td>
    )
  }
  return (
    <table className="ad-Scopes">
      <thead>
        <tr>
          <th scope="col">{t('area')}</th>
          <th scope="col">{t('read')}</th>
          <th scope="col">{t('write')}</th>
        </tr>
      </thead>
      {areaGroups.map(({ id, areas }) => {
        const name = t(`common:places.${id}`)
        return (
          <tbody key={id}>
            <tr data-group>
              <th scope="rowgroup">{name}</th>
              {kinds.map((kind) => cell(areas, kind, name))}
            </tr>
            {areas.map((area) => (
              <tr key={area}>
                <th scope="row">
                  <bdi className="ad-Code">{area}</bdi>
                </th>
                {kinds.map((kind) => cell([area], kind, area))}
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

/** Nobody gives a token more than they may do themselves. */
function useMayGive(): (area: Area, kind: Kind) => boolean {
  const { user } = useSession()
  return (area, kind) =>
    user !== undefined &&
    scopeBeyond({ ...user, role: user.role ?? 'member' }, [`${area}:${kind}`]) === undefined
}
