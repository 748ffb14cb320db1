/** The page of a client-rendered application: everything follows from the address. */
import './index.css'
import '@cartwright/ui/styles.css'
import { loadStrings } from '@cartwright/ui/strings'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import cart from './cart.json'
import { Pieces } from './Pieces'

const search = new URLSearchParams(location.search)
const locale = search.get('locale') ?? 'en'
const page = document.documentElement
page.lang = locale
page.dir = locale === 'ar' ? 'rtl' : 'ltr'
page.dataset.theme = search.get('theme') ?? 'light'
const strings = await loadStrings(locale)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application')
createRoot(root).render(
  <StrictMode>
    <Pieces piece={search.get('piece') ?? ''} locale={locale} strings={strings} cart={cart} />
  </StrictMode>,
)
