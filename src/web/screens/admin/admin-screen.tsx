export default function Screen() { return <main className="centred-page"><h1>Soon</h1></main>; }
