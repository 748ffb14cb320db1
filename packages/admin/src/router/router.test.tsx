import '@testing-library/jest-dom/vitest'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useBlocker, useHref, useLocation, useNavigationType, useParams, useSearchParams } from './hooks'
import { branchesOf, matchOf, type Route } from './match'
import { Navigate } from './Navigate'
import { Outlet, RouterProvider, useRouteError } from './RouterProvider'
import { createBrowserRouter, createMemoryRouter, type Router } from './router'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

describe('what is shown at an address', () => {
  const branches = branchesOf([
    {
      path: '/a',
      children: [
        { index: true },
        { path: 'orders' },
        { path: 'orders/:id' },
        { path: 'products/:id' },
        { path: 'products/new' },
        { path: '*' },
      ],
    },
    { path: '/' },
    { path: '*' },
  ])
  it.each([
    ['/a', '/a/', {}],
    ['/a/', '/a/', {}],
    ['/a/orders', '/a/orders', {}],
    ['/A/Orders/', '/a/orders', {}],
    ['/a/orders/order_1', '/a/orders/:id', { id: 'order_1' }],
    ['/a/products/new', '/a/products/new', {}],
    ['/a/products/caf%C3%A9', '/a/products/:id', { id: 'café' }],
    ['/a/products/100%', '/a/products/:id', { id: '100%' }],
    ['/a/orders/one/two', '/a/*', { '*': 'orders/one/two' }],
    ['/', '/', {}],
    ['/nowhere', '*', { '*': 'nowhere' }],
  ])('%s is %s', (pathname, path, params) => {
    const match = matchOf(branches, pathname)
    expect(match?.params).toEqual(params)
    expect(match?.routes.map((route) => route.path ?? '').join('/')).toBe(path)
  })
})

function Where() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search} ${useNavigationType()} ${JSON.stringify(useParams())}`}</p>
}

const show = (routes: readonly Route[], at = '/') => {
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  render(<RouterProvider router={router} fallback={<p>coming</p>} />)
  return router
}
const go = (router: Router, ...to: Parameters<Router['navigate']>) => act(() => router.navigate(...to))

it('frames stay while what they frame changes', async () => {
  const Frame = () => (
    <main>
      <Outlet />
    </main>
  )
  const router = show([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <p>home</p> },
        { path: '/:id', element: <Where /> },
      ],
    },
  ])
  const frame = screen.getByRole('main')
  await go(router, '/one?q=a')
  expect(frame).toHaveTextContent('/one?q=a PUSH {"id":"one"}')
  await go(router, '?q=b', { replace: true })
  expect(frame).toHaveTextContent('/one?q=b REPLACE')
  await go(router, -1)
  expect(frame).toHaveTextContent('home')
})

it('a screen whose code is on its way leaves the one before it, and only the last asked for is shown', async () => {
  let arrive: (screen: { Component: () => React.ReactNode }) => void = () => {}
  const router = show([
    { path: '/', element: <p>home</p> },
    { path: '/slow', lazy: () => new Promise((resolve) => (arrive = resolve)) },
    { path: '/other', element: <p>other</p> },
  ])
  const going = router.navigate('/slow')
  expect(screen.getByText('home')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/')
  await go(router, '/other')
  await act(async () => {
    arrive({ Component: () => <p>slow</p> })
    await going
  })
  expect(screen.getByText('other')).toBeInTheDocument()
  await go(router, '/slow')
  expect(screen.getByText('slow')).toBeInTheDocument()
})

it('says what broke in the nearest frame, fetches again what could not be fetched, and goes on elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ Component: () => <p>there</p> })
  const Why = () => <p>{`broke: ${(useRouteError() as Error).message}`}</p>
  const router = show([
    {
      errorElement: <Why />,
      children: [
        { path: '/', element: <p>home</p> },
        { path: '/late', lazy: load },
      ],
    },
  ])
  await go(router, '/late')
  expect(await screen.findByText('broke: gone')).toBeInTheDocument()
  await go(router, '/')
  expect(await screen.findByText('home')).toBeInTheDocument()
  await go(router, '/late')
  expect(await screen.findByText('there')).toBeInTheDocument()
  vi.restoreAllMocks()
})

it('leads on, and changes what stands behind the question mark', async () => {
  function List() {
    const [search, setSearch] = useSearchParams()
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setSearch((now) => new URLSearchParams([...now, ['b', '2']]))
            setSearch((now) => new URLSearchParams([...now, ['c', '3']]))
          }}
        >
          {search.toString()}
        </button>
        <a href={useHref('/list?z=1')}>The list, narrowed</a>
      </>
    )
  }
  const router = show([
    { path: '/', element: <Navigate to="/list?a=1" replace /> },
    { path: '/list', element: <List /> },
  ])
  const button = await screen.findByRole('button', { name: 'a=1' })
  act(() => button.click())
  expect(await screen.findByRole('button', { name: 'a=1&b=2&c=3' })).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/list?z=1')
  await go(router, -10)
  expect(router.state.location.search).toBe('?a=1')
})

describe('whoever leaves what is not saved', () => {
  function Form() {
    const { isBlocked, proceed, reset } = useBlocker(
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    )
    if (!isBlocked) return <p>editing</p>
    return (
      <>
        <button type="button" onClick={proceed}>
          leave
        </button>
        <button type="button" onClick={reset}>
          stay
        </button>
      </>
    )
  }
  const routes: Route[] = [
    { path: '/', element: <p>home</p> },
    { path: '/form', element: <Form /> },
    { path: '/next', element: <p>next</p> },
  ]

  it('by a link is held, stays, and goes when told', async () => {
    const router = show(routes, '/form')
    await go(router, '/next')
    act(() => screen.getByRole('button', { name: 'stay' }).click())
    expect(screen.getByText('editing')).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/form')
    await go(router, '/next')
    await act(async () => screen.getByRole('button', { name: 'leave' }).click())
    expect(await screen.findByText('next')).toBeInTheDocument()
  })

  it('by Back is held with the address as it was, and goes back when told', async () => {
    const router = show(routes)
    await go(router, '/form')
    await go(router, -1)
    expect(router.state.location.pathname).toBe('/form')
    expect(screen.queryByText('home')).not.toBeInTheDocument()
    await act(async () => screen.getByRole('button', { name: 'leave' }).click())
    expect(await screen.findByText('home')).toBeInTheDocument()
    expect(router.state.way).toBe('POP')
  })
})

it('keeps the address bar below that of the application, and follows Back, Forward and links to a part of the page', async () => {
  window.history.replaceState(null, '', '/app/one')
  const router = createBrowserRouter(
    [
      { path: '/one', element: <Where /> },
      { path: '/two', element: <Where /> },
    ],
    {
      basename: '/app',
    },
  )
  render(<RouterProvider router={router} />)
  expect(screen.getByText(/^\/one POP/)).toBeInTheDocument()
  const { key } = router.state.location
  await go(router, '/two?q=1')
  expect(window.location.pathname + window.location.search).toBe('/app/two?q=1')
  expect(router.href('/one')).toBe('/app/one')
  act(() => window.history.back())
  await screen.findByText(/^\/one POP/)
  expect(router.state.location.key).toBe(key)
  await act(async () => {
    window.location.hash = 'content'
    await new Promise((told) => window.addEventListener('popstate', told, { once: true }))
  })
  expect(router.state.location.hash).toBe('#content')
  act(() => window.history.back())
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''))
})
