'use client'

import { useSyncExternalStore } from 'react'
import { Keyboard } from 'react-aria-components/Keyboard'
import { classNames } from '../../class-names.js'
import { keysText } from './keys-text.js'

export interface KeysProps {
  /** As a Mac writes them: `⌘K`, `⌘⇧L`; a single key or one after another as they are: `/`, `G O`. */
  keys: string
  className?: string
}

/** A key or a chord of them, as the keyboard of the reader names them. Never mirrored. */
export function Keys({ keys, className }: KeysProps) {
  return (
    <Keyboard dir="ltr" className={classNames('cw-Keys', className)}>
      {useKeysText(keys)}
    </Keyboard>
  )
}

/** The same as text, for places that bring an element of their own. */
export const useKeysText = (keys: string): string =>
  keysText(keys, useSyncExternalStore(neverChanges, isApple, onServer))

const neverChanges = () => () => {}
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)
const onServer = () => false
