//! Listening: connections with limits and time-outs, until somebody says that the house closes.

use std::collections::VecDeque;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Instant;
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::app_state::AppState;
use crate::limits::{Permit, address_key, lock};
use crate::router::router;

/// After a failed attempt to take a connection the next one waits, longer each time.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// Connections have so long to end when the house closes.
const GRACE: Duration = Duration::from_secs(6);
/// A connection on which nothing has been asked for so long is closed; browsers open another when they need one.
const IDLE: Duration = Duration::from_secs(300);
/// Of all connections, one in so many is kept for people whom we know.
const KEPT_FOR_KNOWN: usize = 4;

/// Serves on a listener until `until` is done; then tells the clients, finishes the writes and closes the store.
pub async fn serve(app: Arc<AppState>, listener: TcpListener, until: impl Future<Output = ()>) {
    let (routes, tracker) = (router(&app), TaskTracker::new());
    let mut pause = FIRST_PAUSE;
    tokio::pin!(until);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut until => break,
        };
        match accepted {
            Ok((stream, address)) => {
                pause = FIRST_PAUSE;
                if let Some(admission) = admit(&app, address) {
                    let _ = stream.set_nodelay(true);
                    tracker.spawn(connection(app.clone(), routes.clone(), stream, address, admission));
                }
            }
            // No descriptors left, most likely: others have to close first, and silent ones soon do.
            Err(error) => {
                if pause == FIRST_PAUSE {
                    tracing::warn!(%error, "a connection could not be accepted");
                }
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
    }
    drop(listener);
    close(&app, &tracker).await;
}

/// A connection as the limits see it: a stranger's, until somebody we know asks something on it.
pub struct Admission {
    place: Mutex<Option<Permit>>,
    stranger: Mutex<Option<Permit>>,
    asked: Mutex<Option<Instant>>,
    end: CancellationToken,
}

impl Admission {
    /// Somebody we know: one place for strangers is free again.
    pub fn mark_known(&self) {
        drop(lock(&self.stranger).take());
    }

    fn note_asked(&self) {
        *lock(&self.asked) = Some(Instant::now());
    }

    fn last_asked(&self) -> Option<Instant> {
        *lock(&self.asked)
    }

    /// Makes room; the connection ends in a moment.
    fn evict(&self) {
        drop((lock(&self.place).take(), lock(&self.stranger).take()));
        self.end.cancel();
    }
}

/// Connections that have not said anything yet, the oldest first.
#[derive(Default)]
pub struct SilentConnections(Mutex<VecDeque<Weak<Admission>>>);

impl SilentConnections {
    fn push(&self, admission: &Arc<Admission>) {
        let mut silent = lock(&self.0);
        let waits =
            |admission: &Weak<Admission>| admission.upgrade().is_some_and(|admission| admission.last_asked().is_none());
        while silent.front().is_some_and(|admission| !waits(admission)) {
            silent.pop_front();
        }
        silent.push_back(Arc::downgrade(admission));
    }

    /// Closes the one that has been silent for longest; false if there is none.
    fn close_oldest(&self) -> bool {
        let mut silent = lock(&self.0);
        while let Some(admission) = silent.pop_front() {
            if let Some(admission) = admission.upgrade().filter(|admission| admission.last_asked().is_none()) {
                admission.evict();
                return true;
            }
        }
        false
    }
}

/// Lets a connection in. Where strangers have taken all their places, the one that has been silent for longest makes room:
/// whoever says at once what they want, as those who play do, gets in past those who only hold places.
fn admit(app: &AppState, address: SocketAddr) -> Option<Arc<Admission>> {
    let most = app.config.limits.connections;
    let most_strangers = most - most / KEPT_FOR_KNOWN;
    // Behind a proxy all connections come from one address; sockets are then counted by the address it tells.
    let each = if app.config.trust_proxy { usize::MAX } else { app.config.limits.per_address };
    let enter = || app.unknown_connections.enter(String::new(), most_strangers, usize::MAX);
    let stranger = enter().or_else(|| app.silent_connections.close_oldest().then(enter).flatten())?;
    let place = app.http_connections.enter(address_key(address.ip()), most, each)?;
    let admission = Arc::new(Admission {
        place: Mutex::new(Some(place)),
        stranger: Mutex::new(Some(stranger)),
        asked: Mutex::default(),
        end: CancellationToken::new(),
    });
    app.silent_connections.push(&admission);
    Some(admission)
}

/// Whoever does not take what is sent is not waited for. Silence is measured elsewhere: here every message that comes in would
/// set a timer and wake the thread once more.
fn watched(stream: TcpStream, patience: Duration) -> TokioIo<Pin<Box<TimeoutStream<TcpStream>>>> {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience));
    TokioIo::new(Box::pin(stream))
}

async fn connection(
    app: Arc<AppState>,
    routes: Router,
    stream: TcpStream,
    address: SocketAddr,
    admission: Arc<Admission>,
) {
    let patience = app.config.limits.patience;
    let asked = admission.clone();
    let service = routes.map_request(move |request: hyper::Request<Incoming>| {
        asked.note_asked();
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(asked.clone());
        request
    });
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(32 * 1024);
    builder.http2().timer(TokioTimer::new()).keep_alive_interval(Some(Duration::from_secs(20)));
    let stream = watched(stream, patience);
    let connection = builder.serve_connection_with_upgrades(stream, TowerToHyperService::new(service));
    tokio::pin!(connection);
    let ended = loop {
        let quiet =
            tokio::time::sleep_until(admission.last_asked().map_or_else(|| Instant::now() + patience, |at| at + IDLE));
        tokio::select! {
            ended = connection.as_mut() => break ended,
            () = admission.end.cancelled() => return,
            () = app.closing.cancelled() => {
                connection.as_mut().graceful_shutdown();
                break connection.await;
            }
            () = quiet => match admission.last_asked() {
                // Not even a whole request's head.
                None => return,
                Some(at) if at.elapsed() >= IDLE => {
                    connection.as_mut().graceful_shutdown();
                    // Whoever began to ask something and then fell silent is not waited for.
                    match tokio::time::timeout(patience, connection).await {
                        Ok(ended) => break ended,
                        Err(_) => return,
                    }
                }
                Some(_) => {}
            },
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}

async fn close(app: &Arc<AppState>, tracker: &TaskTracker) {
    tracing::info!("closing");
    crate::store_health::note_open(app).await;
    app.closing.cancel();
    tracker.close();
    if tokio::time::timeout(GRACE, tracker.wait()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    // Sockets have left their connections; they end by themselves within moments.
    for _ in 0..40 {
        if crate::limits::lock(&app.connections).is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    if tokio::time::timeout(Duration::from_secs(2), app.store.close()).await.is_err() {
        tracing::error!("the database did not close in time");
    }
}
